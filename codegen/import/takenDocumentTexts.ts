// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText
import type { LossText } from './lossTexts'

/** What becomes of dictionaries and check rules whose codes are taken. */
export const takenDocumentTexts = {
  'dictionary-kept': {
    weight: 'look',
    text: {
      'zh-CN': '字典 ${found} 已存在且选项相同：保留原有的（名称和颜色不变），未导入',
      'en-US':
        'There is a dictionary ${found} with the same entries already: it stays, with its texts and colours, and this one is left out',
      'de-DE': 'Ein Wörterbuch ${found} mit denselben Einträgen gibt es schon: Es bleibt mit seinen Texten und Farben, dieses entfällt',
    },
  },
  'dictionary-taken': {
    weight: 'changed',
    text: {
      'zh-CN': '字典 ${found} 已存在且选项不同：导入的改名为 ${code}，用到它的字段随之改用',
      'en-US': 'There is a dictionary ${found} with other entries already: this one is called ${code}, and its fields use that',
      'de-DE': 'Ein Wörterbuch ${found} mit anderen Einträgen gibt es schon: Dieses heißt ${code}, und seine Felder verwenden es',
    },
  },
  'check-rule-kept': {
    weight: 'look',
    text: {
      'zh-CN': '校验规则 ${found} 已存在且步骤相同：保留原有的，未导入',
      'en-US': 'There is a check rule ${found} with the same steps already: it stays, and this one is left out',
      'de-DE': 'Eine Prüfregel ${found} mit denselben Schritten gibt es schon: Sie bleibt, diese entfällt',
    },
  },
  'check-rule-taken': {
    weight: 'changed',
    text: {
      'zh-CN': '校验规则 ${found} 已存在且步骤不同：保留原有的，导入的改名为 ${code}',
      'en-US': 'There is a check rule ${found} with other steps already: it stays, and this one is called ${code}',
      'de-DE': 'Eine Prüfregel ${found} mit anderen Schritten gibt es schon: Sie bleibt, diese heißt ${code}',
    },
  },
} satisfies Record<string, LossText>
