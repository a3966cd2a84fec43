import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfigProvider } from 'antd'
import { Activity, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { DialogWithFullscreen } from '../../../runtime/kit/DialogWithFullscreen'
import { PageHostProvider } from '../../../runtime/session/PageHost'
import { PublishDialog } from '../../../runtime/studio/PageEditor/PublishDialog'
import { NewPageDialog } from '../../../runtime/studio/PageList/NewPageDialog'
import { changeLanguage } from '../../../runtime/text/i18n'
import { fakeHost } from '../../support/fakeHost'

/** antd animates only where the browser says that it can, which it asks once. */
vi.hoisted(() => {
  vi.stubGlobal('TransitionEvent', Event)
  vi.stubGlobal('AnimationEvent', Event)
})

const nothing = () => {}
const cases: [string, () => ReactNode][] = [
  ['a new page', () => <NewPageDialog kinds={['list']} pages={[]} onCreate={async () => {}} onCancel={nothing} />],
  [
    'publishing',
    () => (
      <PublishDialog
        title="Note"
        check={{ changes: [], problems: [], isChecking: false, failure: null }}
        refusals={[]}
        isPublishing={false}
        onPublish={nothing}
        onGoTo={nothing}
        onCancel={nothing}
      />
    ),
  ],
  [
    'a row',
    () => (
      <DialogWithFullscreen isOpen title="Row" onClose={nothing}>
        <input defaultValue="" />
      </DialogWithFullscreen>
    ),
  ],
]

describe('C-publish what was typed in a dialog', () => {
  it.each(cases)('about %s is there when its tab comes back', async (_name, dialog) => {
    const user = userEvent.setup()
    const host = fakeHost({ language: 'en-US' })
    await changeLanguage('en-US')
    const draw = (mode: 'visible' | 'hidden') => (
      <ConfigProvider theme={{ token: { motion: true } }}>
        <PageHostProvider value={host}>
          <Activity mode={mode}>{dialog()}</Activity>
        </PageHostProvider>
      </ConfigProvider>
    )
    const { rerender } = render(draw('visible'))
    const input = () => screen.getAllByRole('textbox', { hidden: true })[0] as HTMLElement
    await user.type(input(), 'typed')
    await act(async () => rerender(draw('hidden')))
    await act(async () => rerender(draw('visible')))
    expect(input()).toHaveValue('typed')
    expect(input()).toBeVisible()
  })
})
