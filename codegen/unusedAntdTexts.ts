import type { Plugin } from 'vite'

/** Components of antd that nobody here shows: a language comes with the texts of all of them. A test asks whether that is so. */
export const unusedTexts = ['Table', 'Tour', 'Popconfirm', 'Transfer', 'Icon', 'Carousel', 'ColorPicker'] as const

/** The texts of a component, and what a form says of a rule that has no text of its own: here all have one. */
const section = new RegExp(`^ {2}(?:${unusedTexts.join('|')}): \\{[\\s\\S]*?^ {2}\\},?\\n`, 'gm')
const sentencesOfRules = /,\s+defaultValidateMessages: \{[\s\S]*?^ {4}\}$/m

export const withoutUnusedTexts: Plugin = {
  name: 'without-unused-texts',
  enforce: 'pre',
  apply: 'build',
  transform(code, id) {
    const file = id.split('?', 1)[0] ?? ''
    if (!/\/antd\/es\/locale\/[a-z]{2}_[A-Z]{2}\.js$/.test(file)) return null
    const isAsKnown = code.match(section)?.length === unusedTexts.length && sentencesOfRules.test(code)
    if (!isAsKnown) this.warn(`${file.replace(/^.*node_modules\//, '')} has changed; see codegen/unusedAntdTexts.ts`)
    return code.replace(section, '').replace(sentencesOfRules, '')
  },
}
