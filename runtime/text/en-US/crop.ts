export const crop = {
  picture: 'Picture to be cut',
  area: 'The part that is taken; arrow keys move it',
  nw: 'Upper left corner; arrow keys change the size',
  n: 'Upper edge; arrow keys change the size',
  ne: 'Upper right corner; arrow keys change the size',
  e: 'Right edge; arrow keys change the size',
  se: 'Lower right corner; arrow keys change the size',
  s: 'Lower edge; arrow keys change the size',
  sw: 'Lower left corner; arrow keys change the size',
  w: 'Left edge; arrow keys change the size',
}
