/** A promise that `use` answers at once: for what may have to be waited for and is there already. */
export const settled = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })
