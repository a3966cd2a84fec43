import { Button, type ButtonProps } from 'antd'
import { useRef } from 'react'

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** What the input is called, and what the button says without `children`. */
  label: string
  /** Endings and types that are offered, joined by commas. */
  accept: string
  onChoose(file: File): void
}

/** A button that has a file of this computer chosen. The browser's own input is not shown: it speaks the language of the browser. */
export function FileButton({ label, accept, onChoose, children = label, ...button }: FileButtonProps) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => chooser.current?.click()}>
        {children}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={(event) => {
          const file = event.target.files?.[0]
          // The same file can be chosen once more.
          event.target.value = ''
          if (file) onChoose(file)
        }}
      />
    </>
  )
}
