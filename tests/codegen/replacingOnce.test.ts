import { expect, it } from 'vitest'
import { calmPress } from '../../codegen/calmPress'
import { steadyMotion } from '../../codegen/steadyMotion'
import { steppersForTheMouse } from '../../codegen/steppersForTheMouse'
import { transformLibrary } from './transformLibrary'

const motion = 'node_modules/antd/es/config-provider/MotionWrapper.js'
const wave = 'node_modules/antd/es/_util/wave/index.js'
const steppers = 'node_modules/@rc-component/input-number/es/StepHandler.js'

it('turning movement off or on takes nothing off the screen: what antd puts around the product is there from the beginning', () => {
  const { code, warnings } = transformLibrary(steadyMotion, motion)
  expect(warnings).toEqual([])
  expect(code).toContain('needWrapMotionProviderRef = React.useRef(true)')
})

it('what is pressed is drawn as it is, without the ring of colour that antd lets run out of it', () => {
  const { code, warnings } = transformLibrary(calmPress, wave)
  expect(warnings).toEqual([])
  expect(code).toContain('const Wave = ({ children }) => children ?? null;')
  expect(code).toContain('export default Wave;')
})

it('the arrows of a number box are hidden from the ears', () => {
  const { code, warnings } = transformLibrary(steppersForTheMouse, steppers)
  expect(warnings).toEqual([])
  expect(code).toContain('"aria-hidden": true')
  expect(code).not.toContain('Increase Value')
})

it.each([
  [steadyMotion, motion],
  [calmPress, wave],
  [steppersForTheMouse, steppers],
])('a library that has changed is said, and others are left alone: $name', (plugin, path) => {
  expect(transformLibrary(plugin, path, 'export default () => null').warnings).toHaveLength(1)
  expect(transformLibrary(plugin, 'node_modules/antd/es/button/index.js')).toEqual({ code: null, warnings: [] })
})
