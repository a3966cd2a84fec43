/** Texts of the editable table. The Chinese ones that the specification gives (B5.1) stand to the letter. */
export const table = {
  add: '添加',
  insertAfter: '在后面插入',
  remove: '删除',
  moveUp: '上移',
  moveDown: '下移',
  clear: '清空选择',
  confirmRemove: '确定要删除这 {{n}} 项吗?',
  tooFast: '你点击的太快了，请慢点点击!',
  sum: '合计',
  average: '平均',
  drag: '拖动排序（Alt+↑/↓ 移动）',
  dragOff: '排序时不能拖动',
  rows: '{{title}}明细',
  toolbar: '{{title}}操作',
  moved: '已移动到第 {{n}} 行',
}
