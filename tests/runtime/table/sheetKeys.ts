import { act, fireEvent } from '@testing-library/react'

/** Puts the focus on a cell, without opening it. */
export async function goTo(place: HTMLElement) {
  fireEvent.mouseDown(place)
  await act(async () => place.focus())
}

/** What a browser hands to whoever copies and pastes. */
export function makeClipboard() {
  const held = new Map<string, string>()
  return { setData: (type: string, text: string) => void held.set(type, text), getData: (type: string) => held.get(type) ?? '' }
}
