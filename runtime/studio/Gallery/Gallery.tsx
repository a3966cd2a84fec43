import { Button } from 'antd'
import { useMemo } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { type FieldKind, fieldKinds } from '../../../schemas/fields'
import { isFieldKind } from '../../../schemas/fields/findFieldKind'
import { PickerHost } from '../../pickers/PickerHost'
import { usePageHost } from '../../session/PageHost'
import { useText } from '../../text/useText'
import { previewHost } from '../Preview/previewHost'
import { KindShown } from './KindShown'

/** Every kind of field with all of its components and the JSON that writes it, to be tried out. Nothing is saved. */
export function Gallery() {
  const { text } = useText()
  const host = usePageHost()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const asked = query.get('kind')
  const kind: FieldKind = isFieldKind(asked) ? asked : (fieldKinds[0] as FieldKind)
  const inner = useMemo(() => previewHost(host, undefined, true), [host])
  return (
    <div className="pw-studio-list">
      <header className="pw-studio-bar">
        <h2 className="pw-studio-title">{text('shell.gallery')}</h2>
        <Button onClick={() => navigate('/studio')}>{text('studio.allPages')}</Button>
      </header>
      <div className="pw-gallery">
        <nav aria-label={text('studio.galleryKinds')}>
          <ul>
            {fieldKinds.map((name) => (
              <li key={name}>
                <Link to={`?kind=${name}`} replace aria-current={name === kind ? 'page' : undefined}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <PickerHost host={inner}>
          <KindShown key={kind} kind={kind} />
        </PickerHost>
      </div>
    </div>
  )
}
