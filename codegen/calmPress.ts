import { replacingOnce } from './replacingOnce.ts'

/**
 * antd lets a ring of colour run out of whatever was pressed, and watches every button, tick and tag for that. A press shows by the button's own colours, and
 * by its busy mark where the work lasts: the ring is code for movement that says nothing.
 */
export const calmPress = replacingOnce({
  name: 'calmPress',
  file: '/antd/es/_util/wave/index.js',
  found: 'const Wave = props => {',
  instead: 'const Wave = ({ children }) => children ?? null;\nconst Unused = props => {',
})
