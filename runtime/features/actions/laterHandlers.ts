export { refreshDictionaries } from './refreshDictionaries'
export { sendTemplate } from './sendTemplate'
