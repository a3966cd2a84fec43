/** A part of a picture in percent of its sides. */
export interface PicturePart {
  x: number
  y: number
  width: number
  height: number
}

/** The part of the picture as a JPEG whose longer side has at most `longest` pixels; what is see-through becomes white. Fails when the browser cannot draw it. */
export async function cropToJpeg(image: HTMLImageElement, part: PicturePart, longest: number): Promise<Blob> {
  const [width, height] = [(image.naturalWidth * part.width) / 100, (image.naturalHeight * part.height) / 100]
  const scale = Math.min(1, longest / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const drawing = canvas.getContext('2d')
  if (!drawing) throw new Error('no canvas')
  drawing.fillStyle = '#fff'
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  const [left, top] = [(image.naturalWidth * part.x) / 100, (image.naturalHeight * part.y) / 100]
  drawing.drawImage(image, left, top, width, height, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  if (!blob) throw new Error('no picture')
  return blob
}
