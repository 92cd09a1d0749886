/** Whether an address leads only back to the computer that asks. */

/** True for the host names that every computer has for itself: a link with one is of no use to anybody else. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
