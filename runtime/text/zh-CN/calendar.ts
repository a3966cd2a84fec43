/** Texts of calendar pages. */
export const calendar = {
  views: '视图',
  month: '月',
  week: '周',
  day: '日',
  today: '今天',
  back: '向前',
  on: '向后',
  new: '新增',
  newOn: '在 {{day}} 新增',
  more: '还有 {{n}} 项',
  exception: '例外',
  moved: '“{{title}}”已移至 {{day}}',
  capped: '只显示前 {{n}} 项，请用查询条件缩小范围。',
  empty: '这段时间没有内容',
  dragHint: '按空格键拿起，方向键移动，再按空格键放下',
}
