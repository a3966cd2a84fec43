// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText
import { useFeatureText } from '../../session/featureText'

/** What is said about input that an earlier form has left. */
const draftTexts = {
  title: {
    'zh-CN': '${time} 填写的内容尚未保存',
    'en-US': 'There is unsaved input from ${time}',
    'de-DE': 'Es gibt nicht gespeicherte Eingaben vom ${time}',
  },
  text: {
    'zh-CN': '内容还保留在这台电脑上，恢复后可以继续填写。',
    'en-US': 'It is still on this computer. Restore it to go on where you stopped.',
    'de-DE': 'Sie liegen noch auf diesem Computer. Wenn Sie sie wiederherstellen, können Sie dort weitermachen.',
  },
  stale: {
    'zh-CN': '此后记录已有变动；如果同一字段被他人改过，恢复后由您选择保留哪一个值。',
    'en-US': 'The record has changed since then. Where somebody else has changed the same field, you choose between both values.',
    'de-DE': 'Der Datensatz wurde seitdem geändert. Wo jemand dasselbe Feld geändert hat, wählen Sie zwischen beiden Werten.',
  },
  restore: { 'zh-CN': '恢复', 'en-US': 'Restore', 'de-DE': 'Wiederherstellen' },
  discard: { 'zh-CN': '丢弃', 'en-US': 'Discard', 'de-DE': 'Verwerfen' },
}

export const useDraftText = () => useFeatureText(draftTexts)
