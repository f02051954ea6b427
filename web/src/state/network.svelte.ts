/** Whether this device has a network at all. */

class Network {
  isOnline = $state.raw(navigator.onLine);

  constructor() {
    window.addEventListener("online", () => (this.isOnline = true));
    window.addEventListener("offline", () => (this.isOnline = false));
  }
}

export const network = new Network();
