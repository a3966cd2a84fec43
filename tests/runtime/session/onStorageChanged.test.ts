import { afterEach, expect, it, vi } from 'vitest'
import { onStorageChanged, writeStored } from '../../../runtime/session/storage'

afterEach(() => localStorage.clear())

/** The key that this browser keeps a value under. */
function keptKey(key: string): string {
  localStorage.clear()
  writeStored(key, 1)
  return localStorage.key(0) ?? ''
}

it('another tab’s change is heard for the own key and when all is cleared, for no other key, and no more after the end', () => {
  const onChange = vi.fn()
  const stop = onStorageChanged('theme', onChange)
  const emit = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))
  emit(keptKey('language'))
  expect(onChange).not.toHaveBeenCalled()
  emit(keptKey('theme'))
  expect(onChange).toHaveBeenCalledTimes(1)
  emit(null)
  expect(onChange).toHaveBeenCalledTimes(2)
  stop()
  emit(null)
  expect(onChange).toHaveBeenCalledTimes(2)
})
