import { screen, within } from '@testing-library/react'
import { usePageHost } from '../../../../runtime/session/PageHost'
import { forgetUnsentPreferences } from '../../../../runtime/session/userPreferences'
import { leaveSession, openProduct } from '../product'

/** A page that can be typed into, and reports it. */
export function FakePage({ code }: { code: string }) {
  const { setDirty } = usePageHost()
  return (
    <section aria-label={`page ${code}`}>
      <input aria-label={`remark on ${code}`} onChange={() => setDirty(code, true)} />
    </section>
  )
}

export const remark = (code: string) => screen.findByLabelText(`remark on ${code}`)

/** A visit that begins with nothing chosen. */
export function startFresh(): void {
  localStorage.clear()
  sessionStorage.clear()
  forgetUnsentPreferences()
  leaveSession()
}

/** Opens a page of the product and the settings over it. */
export async function openSettings(path = '/p/order', answers: Parameters<typeof openProduct>[1] = {}) {
  const opened = await openProduct(path, answers)
  await screen.findByRole('banner')
  await opened.user.click(await screen.findByRole('button', { name: '界面设置' }))
  const drawer = within(await screen.findByRole('dialog'))
  // People click on what is written; the radio behind it takes no pointer.
  const choose = (name: string, group: string) => {
    const radio = within(drawer.getByRole('radiogroup', { name: new RegExp(group) })).getByRole('radio', { name })
    return opened.user.click(radio.closest('label') ?? radio)
  }
  const toggle = (name: string) => opened.user.click(drawer.getByRole('switch', { name }))
  return { ...opened, drawer, choose, toggle }
}

/** What is kept on the device under a key. */
export function kept(key: string): unknown {
  return JSON.parse(localStorage.getItem(`pro__${key}`) ?? 'null')?.value
}
