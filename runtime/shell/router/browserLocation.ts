/** Leaves the product and comes back anew: everything that is held in the memory of this tab goes. */
export const browserLocation = {
  reload: () => window.location.reload(),
  goTo: (path: string) => window.location.assign(path),
}
