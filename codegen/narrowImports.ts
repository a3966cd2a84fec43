import type { Plugin } from 'vite'
import { antdFile } from './antdFile.ts'

/** The one line of antd's form which a group of radio buttons uses: how the name of its item is written. */
const namePath = '\0name-path'

/** Tags say colours by their names alone (`ColourTag` works out any other): nothing has to be worked out in a tag. */
const noColours = '\0no-colours'

/** What turns says nowhere how far something has come: there are bars for that. */
const noProgress = '\0no-progress'

/** What is there or is not, at once: to slide a notice or a busy mark in and out takes more code than either. */
const still = '\0still'

/** Of what a library has of its parts that move: whether they may. */
const motionProvider = '\0motion-provider'

const written: Readonly<Record<string, string>> = {
  [namePath]: "export const toNamePathStr = (name) => [name ?? []].flat().join('_')",
  [noColours]: "export class FastColor { toHsl() { return {} } toHexString() { return '' } }",
  [noProgress]: 'export default () => null',
  [still]: 'export default ({ visible, children }) => (visible ? children({}, null) : null)',
  [motionProvider]: "export { default as Provider } from '@rc-component/motion/es/context'",
}

/**
 * What a file of antd imports of which it uses one part, and that part. Its inputs ask whether they stand in a form of its own, and the answer alone
 * would bring that form's whole machinery into the first load; its box of one line would bring the one of several along.
 */
export const importParts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'alert/Alert.js': { '@rc-component/motion': still },
  'button/DefaultLoadingIcon.js': { '@rc-component/motion': still },
  'config-provider/MotionWrapper.js': { '@rc-component/motion': motionProvider },
  'form/context.js': { '@rc-component/form': '@rc-component/form/es/FormContext' },
  'input/Input.js': { '@rc-component/input': '@rc-component/input/es/Input' },
  'radio/group.js': { '../form/hooks/useForm': namePath },
  'spin/Indicator/Looper.js': { './Progress': noProgress },
  'tag/hooks/useColor.js': { '@ant-design/fast-color': noColours },
}

export const narrowImports: Plugin = {
  name: 'narrow-imports',
  enforce: 'pre',
  resolveId(source, importer) {
    const file = antdFile(importer)
    const part = file === undefined ? undefined : importParts[file]?.[source]
    return part === undefined || part in written ? (part ?? null) : this.resolve(part, importer)
  },
  load: (id) => written[id] ?? null,
}
