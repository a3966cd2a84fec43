/** Texts of the piece that takes a part of a picture. */
export const crop = {
  picture: '待裁剪的图片',
  area: '裁剪区域，方向键移动',
  nw: '左上角，方向键调整大小',
  n: '上边，方向键调整大小',
  ne: '右上角，方向键调整大小',
  e: '右边，方向键调整大小',
  se: '右下角，方向键调整大小',
  s: '下边，方向键调整大小',
  sw: '左下角，方向键调整大小',
  w: '左边，方向键调整大小',
}
