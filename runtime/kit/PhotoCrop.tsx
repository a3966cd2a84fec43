import { type SyntheticEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'

interface PhotoCropProps {
  /** Address of the picture. */
  source: string
  /** Width by height of the part that is taken; free when left out. */
  aspect?: number
  /** Least size of the part, in pixels on the screen. */
  minWidth: number
  minHeight: number
  isRound?: boolean
  /** Size of the part at first, in pixels on the screen; most of the picture when left out. */
  firstBox?: { width: number; height: number }
  /** The picture and the part of it that is taken now, in percent. */
  onChange(image: HTMLImageElement, part: PercentCrop): void
  /** The file is no picture that can be shown. */
  onBroken(): void
}

const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const

/** Takes a part of a picture: dragged and resized by mouse, finger, or the arrow keys on the part and on its handles. */
export function PhotoCrop({ source, aspect, minWidth, minHeight, isRound, firstBox, onChange, onBroken }: PhotoCropProps) {
  const { t } = useTranslation()
  const [image, setImage] = useState<HTMLImageElement | null>(null)
  const [part, setPart] = useState<PercentCrop>()
  const take = (of: HTMLImageElement, taken: PercentCrop) => {
    setPart(taken)
    onChange(of, taken)
  }
  const begin = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    const { width, height } = currentTarget
    setImage(currentTarget)
    const first = firstBox ? partOf(firstBox, width, height) : mostOf
    take(currentTarget, centerCrop(aspect ? largestPart(aspect, width, height) : first, width, height))
  }
  const names = Object.fromEntries(handles.map((handle) => [`${handle}DragHandle`, t(`crop.${handle}`)]))
  return (
    <ReactCrop
      crop={part}
      aspect={aspect}
      minWidth={minWidth}
      minHeight={minHeight}
      circularCrop={isRound ?? false}
      keepSelection
      ruleOfThirds
      ariaLabels={{ cropArea: t('crop.area'), ...(names as Record<`${(typeof handles)[number]}DragHandle`, string>) }}
      onChange={(_, percent) => image && take(image, percent)}
    >
      <img src={source} alt={t('crop.picture')} onLoad={begin} onError={onBroken} />
    </ReactCrop>
  )
}

const mostOf: PercentCrop = { unit: '%', x: 0, y: 0, width: 80, height: 80 }

/** A box on the screen as a part of the picture, which may be smaller. */
function partOf(box: { width: number; height: number }, width: number, height: number): PercentCrop {
  return { unit: '%', x: 0, y: 0, width: Math.min(100, (box.width / width) * 100), height: Math.min(100, (box.height / height) * 100) }
}

/** As large as the picture allows, with a little room around it. */
function largestPart(aspect: number, width: number, height: number): PercentCrop {
  const isWide = width / height > aspect
  return makeAspectCrop(isWide ? { unit: '%', height: 90 } : { unit: '%', width: 90 }, aspect, width, height)
}
