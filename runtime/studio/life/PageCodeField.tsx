import { Form, Input } from 'antd'
import { isName, readDocumentName } from '../../../schemas/documents/documentName'
import { useText } from '../../text/useText'

interface CodeFieldProps {
  /** The name that a page or document with the code would have. */
  nameOf(code: string): string
  /** Names that there are already. */
  taken?: readonly string[]
}

/** The input of the code of a page or document. */
export function PageCodeField({ nameOf, taken = [] }: CodeFieldProps) {
  const { text } = useText()
  const isDocument = readDocumentName(nameOf('any')) !== undefined
  return (
    <Form.Item
      name="code"
      label={text('studio.code')}
      dependencies={['kind']}
      extra={text(isDocument ? 'studio.documentCodeHint' : 'studio.codeHint')}
      rules={[
        {
          required: true,
          validator: async (_rule, code: string = '') => {
            if (code.includes('.') || !isName(nameOf(code)))
              throw new Error(text(isDocument ? 'studio.documentCodeInvalid' : 'studio.codeInvalid'))
            if (taken.includes(nameOf(code))) throw new Error(text('studio.codeTaken', { code }))
          },
        },
      ]}
    >
      <Input maxLength={60} autoComplete="off" />
    </Form.Item>
  )
}
