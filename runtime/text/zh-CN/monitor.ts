/** Texts of the page that shows how the server is. */
export const monitor = {
  title: '服务器状态',
  state: '状态',
  up: '正常',
  down: '无法访问',
  database: '数据库',
  pglite: '内嵌数据库（PGlite）',
  postgres: 'PostgreSQL',
  answered: '响应时间',
  milliseconds: '{{n}} 毫秒',
  asked: '检查时间',
  ask: '重新检查',
}
