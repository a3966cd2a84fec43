/** Sentences about work that the server does by itself. */
export const jobs = {
  paused: { 'zh-CN': '任务已暂停', 'en-US': 'The job is paused', 'de-DE': 'Die Aufgabe ist angehalten' },
  resumed: { 'zh-CN': '任务已恢复', 'en-US': 'The job runs on schedule again', 'de-DE': 'Die Aufgabe läuft wieder nach Plan' },
  done: { 'zh-CN': '执行完成：处理 ${count} 条', 'en-US': 'Done. Rows changed: ${count}', 'de-DE': 'Erledigt. Geänderte Zeilen: ${count}' },
  failed: { 'zh-CN': '执行失败：${reason}', 'en-US': 'It failed: ${reason}', 'de-DE': 'Fehlgeschlagen: ${reason}' },
  neverRuns: {
    'zh-CN': '按该执行计划，任务永远不会执行',
    'en-US': 'By this schedule the job would never run',
    'de-DE': 'Nach diesem Zeitplan würde die Aufgabe nie laufen',
  },
  hasEnded: {
    'zh-CN': '该任务的执行计划已结束，不会再执行。请先更改执行计划，再恢复任务。',
    'en-US': 'The schedule of this job has ended: it has no further run. Please change the schedule first, then resume the job.',
    'de-DE':
      'Der Zeitplan dieser Aufgabe ist abgelaufen: Es gibt keinen weiteren Lauf. Bitte zuerst den Zeitplan ändern und die Aufgabe dann fortsetzen.',
  },
  isRunning: {
    'zh-CN': '任务正在执行，请稍后再试',
    'en-US': 'The job is running at this moment. Please try again later.',
    'de-DE': 'Die Aufgabe läuft gerade. Bitte später noch einmal versuchen.',
  },
}
