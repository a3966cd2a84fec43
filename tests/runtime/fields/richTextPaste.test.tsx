import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type ConfigOf, stage } from './fieldStage'

const content: ConfigOf<'richText'> = { type: 'richText', key: 'content', title: '内容' }
const box = () => screen.findByRole('textbox', { name: '内容' })

/** What a program puts on the clipboard. */
function clipboard(texts: Record<string, string>, files: File[] = []) {
  return { clipboardData: { types: Object.keys(texts), files, items: [], getData: (type: string) => texts[type] ?? '' } }
}

describe('B2.9-rich what is pasted into formatted text', () => {
  it('keeps pictures of the web, and the words for those whose addresses mean nothing here', async () => {
    const { value } = await stage(content)
    const html = [
      '<p>before <img src="images/rig.png" alt="the rig"> after</p>',
      '<img src="file:///C:/temp/a.png"><img src="//elsewhere/b.png" alt="b"><img src="https://example.com/c.png">',
      '<img src="/api/sys/common/static/d.png">',
    ].join('')
    fireEvent.paste(await box(), clipboard({ 'text/html': html, 'text/plain': 'before after' }))
    await waitFor(() => expect(String(value())).toContain('before the rig after'))
    expect(String(value()).match(/src="[^"]*"/g)).toEqual(['src="https://example.com/c.png"', 'src="/api/sys/common/static/d.png"'])
  })

  it('takes a picture itself, which is uploaded', async () => {
    const upload = () => ({ success: true, message: 'jeditor/shot_1.png', code: 0, result: null })
    const { value, host } = await stage(content, {}, { calls: { upload } })
    fireEvent.paste(await box(), clipboard({ Files: '' }, [new File(['x'], 'shot.png', { type: 'image/png' })]))
    await waitFor(() => expect(String(value())).toContain('src="/api/sys/common/static/jeditor/shot_1.png"'))
    expect(host.made.map(({ args }) => args[0])).toEqual(['/sys/common/upload'])
  })

  it('takes a dropped picture in the same way, and leaves other files alone', async () => {
    const upload = () => ({ success: true, message: 'jeditor/shot_1.png', code: 0, result: null })
    const { value, host } = await stage(content, {}, { calls: { upload } })
    fireEvent.drop(await box(), { dataTransfer: { files: [new File(['x'], 'a.png', { type: 'image/png' }), new File(['x'], 'a.zip')] } })
    await waitFor(() => expect(String(value())).toContain('shot_1.png'))
    expect(host.made).toHaveLength(1)
  })
})
