/** How colours look to different eyes, and how far apart they are. */

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/**
 * Full dichromacy (severity 1.0) in linear RGB: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes,
 * "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE Transactions on
 * Visualization and Computer Graphics 15 (2009).
 */
export const EYES: Readonly<Record<string, Matrix>> = {
  trichromacy: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** OKLab, B. Ottosson (2020): distances in it are about as large as people see them. */
const TO_CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

function apply(matrix: Matrix, [x, y, z]: Triple): Triple {
  const [a, b, c] = matrix.map((row) => row[0] * x + row[1] * y + row[2] * z);
  return [a!, b!, c!];
}

function each(triple: Triple, change: (value: number) => number): Triple {
  return [change(triple[0]), change(triple[1]), change(triple[2])];
}

/** "#rrggbb" as linear light. */
function light(colour: string): Triple {
  const value = Number.parseInt(colour.slice(1), 16);
  return each([value >> 16, (value >> 8) & 255, value & 255], (byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
}

function seen(colour: string, eye: string): Triple {
  const inGamut = each(apply(EYES[eye]!, light(colour)), (part) => Math.min(1, Math.max(0, part)));
  return apply(TO_LAB, each(apply(TO_CONES, inGamut), Math.cbrt));
}

/** How far apart two colours look to an eye; black and white are 1 apart. */
export function distance(one: string, other: string, eye: string): number {
  const [a, b] = [seen(one, eye), seen(other, eye)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function luminance(colour: string): number {
  const [red, green, blue] = light(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG 2: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}
