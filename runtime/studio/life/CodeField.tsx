import { Form, Input } from 'antd'
import { pageCodePattern } from '../../../schemas/page/pageCode'
import { useText } from '../../text/useText'

/** The input of a page's code. `taken` are codes that pages have. */
export function CodeField({ taken = [] }: { taken?: readonly string[] }) {
  const { text } = useText()
  return (
    <Form.Item
      name="code"
      label={text('studio.code')}
      extra={text('studio.codeHint')}
      rules={[
        { required: true, pattern: pageCodePattern, message: text('studio.codeInvalid') },
        {
          validator: async (_rule, code: string) => {
            if (taken.includes(code)) throw new Error(text('studio.codeTaken', { code }))
          },
        },
      ]}
    >
      <Input maxLength={60} autoComplete="off" />
    </Form.Item>
  )
}
