import { Button } from 'antd'
import type { ComponentType } from 'react'
import { fileName } from '../../../../schemas/fields/fileName'
import type { UploadBase } from '../../../../schemas/fields/upload'
import { usePageHost } from '../../../session/PageHost'
import type { EditorProps, InputProps } from '../../FieldComponents'
import { PopoverEditor } from '../PopoverEditor'
import { splitValues } from '../values'

interface FilesEditorProps extends EditorProps<UploadBase> {
  Box: ComponentType<InputProps<UploadBase>>
}

/** Files in a table cell: a pop-up of 520 × 200 over it. OK without a file says so. */
export function FilesEditor({ Box, onClose, ...props }: FilesEditorProps) {
  const { text, notify } = usePageHost()
  const paths = splitValues(props.value)
  const confirm = () => {
    if (paths.length === 0) notify('error', text('fields.noFile'))
    else onClose()
  }
  return (
    <PopoverEditor text={paths.map(fileName).join(', ')} onClose={onClose} keepsTab>
      <div className="field-files-popover">
        <div>
          <Box {...props} />
        </div>
        <Button type="primary" size="small" onClick={confirm}>
          {text('kit.ok')}
        </Button>
      </div>
    </PopoverEditor>
  )
}
