import { CloseOutlined } from '@ant-design/icons'
import { Image } from 'antd'
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode, useState } from 'react'
import { usePageHost } from '../../../session/PageHost'
import { fileAddress } from './paths'
import { type UploadText, useUploadText } from './uploadTexts'

interface PicturePreviewProps {
  /** The kept picture. */
  path: string
  title: string
  /** It has left the page, and the focus is back where it was. */
  onClosed(): void
}

/** A picture over the page, to be turned and looked at closely. */
export function PicturePreview({ path, title, onClosed }: PicturePreviewProps) {
  const { text } = usePageHost()
  const uploadText = useUploadText()
  const [isOpen, setOpen] = useState(true)
  return (
    <Image
      src={fileAddress(path)}
      alt={title}
      styles={{ root: { display: 'none' } }}
      preview={{
        open: isOpen,
        onOpenChange: setOpen,
        afterOpenChange: (next) => !next && onClosed(),
        closeIcon: <CloseOutlined role="img" aria-label={text('kit.close')} />,
        actionsRender: (bar) => withNames(bar, uploadText),
      }}
    />
  )
}

function withNames(bar: ReactElement, uploadText: UploadText): ReactNode {
  // A cast: the library draws its buttons side by side in one element.
  const { children } = bar.props as { children?: ReactNode }
  return cloneElement(
    bar,
    {},
    Children.map(children, (button) => named(button, uploadText)),
  )
}

/** The buttons by what the library calls them. */
const actions = ['flipY', 'flipX', 'rotateLeft', 'rotateRight', 'zoomOut', 'zoomIn'] as const

/** The button with its name in the reader's language. */
function named(button: ReactNode, uploadText: UploadText): ReactNode {
  if (!isValidElement<{ 'aria-label'?: string; title?: string }>(button)) return button
  const action = actions.find((name) => name === button.props['aria-label'])
  return action ? cloneElement(button, { 'aria-label': uploadText(action), title: uploadText(action) }) : button
}
