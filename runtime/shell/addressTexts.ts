/** What is said of addresses that lead to nothing, or elsewhere. */
export const addressTexts = {
  notFound: {
    'zh-CN': '找不到地址 ${address}。它可能已被移除，或者输入有误。',
    'en-US': 'There is nothing at ${address}. It may have been removed, or mistyped.',
    'de-DE': 'Unter ${address} gibt es nichts. Vielleicht wurde es entfernt, oder die Adresse ist falsch geschrieben.',
  },
  staysEmpty: {
    'zh-CN': '如果此处一片空白，说明该网站不允许在这里显示，或者暂时无法访问。',
    'en-US': 'If nothing appears here, that site cannot be reached or does not allow being shown here.',
    'de-DE': 'Bleibt es hier leer, ist die Website nicht erreichbar oder lässt sich hier nicht anzeigen.',
  },
  openOutside: { 'zh-CN': '在新窗口中打开', 'en-US': 'Open in a new window', 'de-DE': 'In neuem Fenster öffnen' },
}
