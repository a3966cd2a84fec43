/** What is said of addresses that lead to nothing, or elsewhere. */
export const addressTexts = {
  notFound: {
    'zh-CN': '找不到地址 ${address}。它可能已被移除，或者输入有误。',
    'en-US': 'There is nothing at ${address}. It may have been removed, or mistyped.',
    'de-DE': 'Unter ${address} gibt es nichts. Vielleicht wurde es entfernt, oder die Adresse ist falsch geschrieben.',
  },
  openOutside: { 'zh-CN': '在新窗口中打开', 'en-US': 'Open in a new window', 'de-DE': 'In neuem Fenster öffnen' },
}
