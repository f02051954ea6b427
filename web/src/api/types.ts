/** Names for what the server sends and takes; schema.ts is made from its description of the API. */

import type { components } from "./schema";

type Schemas = components["schemas"];

/** A game goes by its name; which there are, the server says. */
export type GameName = string;

type OneOfThem = NonNullable<Schemas["Table"]["position"]>;
/** What the positions of all games have in common; a board's folder knows the rest of its own. */
export type AnyPosition = Omit<Pick<OneOfThem, keyof OneOfThem>, "game"> & { game: GameName };

/** What the server can say about the moves of a position, for whoever is on turn. */
export type Prospects = Schemas["Prospects"];

export type Frame = Schemas["Frame"];
export type Replay = Schemas["Replay"];

export type Chair = Schemas["Chair"];
export type Result = Schemas["Result"];
export type Clock = Schemas["Settings"]["clock"];
export type Table = Schemas["Table"];
export type TableEvent = Schemas["TableEvent"];
export type Played = Schemas["PlayedEvent"];
export type Presence = Schemas["Presence"];
/** How it stands with the bots of a table when very many games are played. */
export type BotsSeen = Schemas["BotsStatus"];
/** The answer to opening a table, to looking at one, and to an act by REST. */
export type TableSeen = Schemas["TableView"];

/** Everything that comes by a socket. */
export type Told = Schemas["ServerMessage"];
/** Everything that may be sent by a socket. */
export type Sent = Schemas["ClientMessage"];
/** What can be done at a table; the key is given to it when it is sent. */
export type Act = WithoutKey<Exclude<Sent, { type: "since" | "ping" | "why" | "react" }>>;
type WithoutKey<Message> = Message extends unknown ? Omit<Message, "key"> : never;
/** Why something was not done: a code with its words for us, a sentence for everybody else. */
export type Refusal = Schemas["Failure"];
/** Why a move is not legal; empty if it is. */
export type Reason = Schemas["Reason"];

export type Me = Schemas["Me"];
export type BotKind = Schemas["BotKind"];
export type GameKind = Schemas["GameKind"];
export type RulesText = Schemas["RulesText"];
export type TableListed = Schemas["ListedTable"];
export type Standing = Schemas["Standing"];
export type GameStatistics = Schemas["GameStatistics"];
export type Reaction = Schemas["ReactionMessage"]["reaction"];
export type Opening = Schemas["Opening"];
export type MyToken = Schemas["TokenInfo"];
export type MyRating = Schemas["MyRating"];
/** How it stands with messages to this device while no page is open. */
export type PushSeen = Schemas["PushState"];
export type NewPush = Schemas["NewSubscription"];
/** Somebody we have played with, by where that was last. */
export type Companion = Schemas["CompanionSeen"];
/** Somebody from whom we want no invitations. */
export type Block = Schemas["BlockSeen"];
export type Avatar = NonNullable<Schemas["NewAvatar"]["avatar"]>;
