import type { Plugin } from 'vite'

const asked = 'React.useRef(false)'

/**
 * antd puts a context around the product at the moment in which movement is turned off or on, and not before: React then draws everything below it anew, and
 * whoever was typing while the system began to save its battery has an empty page. With the context there from the beginning nothing goes.
 */
export const steadyMotion: Plugin = {
  name: 'steady-motion',
  enforce: 'pre',
  transform(code, id) {
    if (!id.split('?', 1)[0]?.endsWith('/antd/es/config-provider/MotionWrapper.js')) return null
    if (code.split(asked).length !== 2) this.warn('antd: MotionWrapper has changed; see codegen/steadyMotion.ts')
    return code.replace(asked, 'React.useRef(true)')
  },
}
