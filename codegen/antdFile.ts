/** Which file of antd a module is, as `input/Input.js` or `tag/hooks/useColor.js`; undefined for any other. */
export function antdFile(module: string | undefined): string | undefined {
  return /\/antd\/es\/((?:[\w-]+\/)+\w+\.js)$/.exec(module ?? '')?.[1]
}
