/** Sentences about messages that are sent. */
export const messages = {
  sentStays: {
    'zh-CN': '已发送的消息不能修改',
    'en-US': 'A message that was sent is not changed any more',
    'de-DE': 'Eine gesendete Nachricht wird nicht mehr geändert',
  },
  noTemplate: {
    'zh-CN': '消息模板“${code}”不存在',
    'en-US': 'There is no message template “${code}”',
    'de-DE': 'Es gibt keine Nachrichtenvorlage „${code}“',
  },
  badData: {
    'zh-CN': '模板数据必须是 JSON 对象',
    'en-US': 'The values of the template must be a JSON object',
    'de-DE': 'Die Werte der Vorlage müssen ein JSON-Objekt sein',
  },
  missingValue: {
    'zh-CN': '缺少模板变量 ${name} 的值',
    'en-US': 'The template needs a value for ${name}',
    'de-DE': 'Die Vorlage braucht einen Wert für ${name}',
  },
  sent: { 'zh-CN': '发送成功', 'en-US': 'Sent', 'de-DE': 'Gesendet' },
  notSent: {
    'zh-CN': '消息已保存，但未能发送：${reason}',
    'en-US': 'The message is kept, but could not be sent: ${reason}',
    'de-DE': 'Die Nachricht ist gespeichert, ließ sich aber nicht senden: ${reason}',
  },
  onItsWay: {
    'zh-CN': '消息已保存，正在发送',
    'en-US': 'The message is kept and is being sent',
    'de-DE': 'Die Nachricht ist gespeichert und wird gerade gesendet',
  },
  someNotSent: {
    'zh-CN': '已发送 ${count} 条，未能发送 ${left} 条（均已保存）：${reasons}',
    'en-US': 'Sent: ${count}. Kept, but could not be sent: ${left} (${reasons})',
    'de-DE': 'Gesendet: ${count}. Gespeichert, ließen sich aber nicht senden: ${left} (${reasons})',
  },
  reasonSaid: { 'zh-CN': '${reason}（${answer}）', 'en-US': '${reason} (${answer})', 'de-DE': '${reason} (${answer})' },
  sentCount: {
    'zh-CN': '已发送 ${count} 条',
    'en-US': '${count} sent',
    'de-DE': '${count} gesendet',
  },
}
