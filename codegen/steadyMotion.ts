import { replacingOnce } from './replacingOnce.ts'

/**
 * antd puts a context around the product at the moment in which movement is turned off or on, and not before: React then draws everything below it anew, and
 * whoever was typing while the system began to save its battery has an empty page. With the context there from the beginning nothing goes.
 */
export const steadyMotion = replacingOnce({
  name: 'steadyMotion',
  file: '/antd/es/config-provider/MotionWrapper.js',
  found: 'React.useRef(false)',
  instead: 'React.useRef(true)',
})
