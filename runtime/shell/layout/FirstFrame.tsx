import './firstFrame.css'

/** The frame of the product, grey, while what belongs into it is fetched. It is the one that the document itself shows before there are any scripts. */
export function FirstFrame() {
  return (
    <div className="pw-layout pw-first" aria-hidden="true">
      <div className="pw-sider">
        <div />
        <div />
      </div>
      <div className="pw-main">
        <div className="pw-header">
          <div />
        </div>
      </div>
    </div>
  )
}
