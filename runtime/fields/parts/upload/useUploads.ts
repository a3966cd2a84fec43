import { useEffect, useRef, useState } from 'react'
import { type FileItem, readFileItems, writeFileItems } from '../../../../schemas/fields/fileItems'
import { takesPicturesOnly, type UploadBase, withinLimit } from '../../../../schemas/fields/upload'
import { errorText } from '../../../session/errorText'
import { usePageHost } from '../../../session/PageHost'
import type { InputProps } from '../../FieldComponents'
import { sendFile } from './sendFile'
import { useUploadText } from './uploadTexts'

/** A file on its way, or one that did not arrive. */
export interface MovingFile {
  uid: string
  file: File
  status: 'uploading' | 'error'
  percent: number
  /** Why it did not arrive. */
  message?: string
}

export interface Uploads {
  /** What is kept. */
  items: readonly FileItem[]
  moving: readonly MovingFile[]
  /** Sends files; those that the field does not take are said and dropped. */
  take(files: readonly File[]): void
  retry(uid: string): void
  /** Takes back a file that has not arrived. */
  cancel(uid: string): void
  remove(index: number): void
  /** Puts a file to another place; answers whether there is one. */
  move(from: number, to: number): boolean
}

/** Files on their way are told apart by when they were taken. */
let lastTaken = 0

/**
 * The files of an upload field: what is kept, and what is on its way. Only finished files are part of the value; above the limit the last ones stay. Saving waits
 * for what is on its way, and is held back by what did not arrive until it is sent again or given up.
 */
export function useUploads(props: InputProps<UploadBase>, onFailed: (file: File, reason: string) => void): Uploads {
  const { field, value, onChange, onReading } = props
  const { calls, notify, text } = usePageHost()
  const uploadText = useUploadText()
  const [moving, setMoving] = useState<readonly MovingFile[]>([])
  const stops = useRef(new Map<string, AbortController>())
  // Two uploads can end before the form has drawn the first: each adds to what stands by then.
  const kept = useRef<readonly FileItem[]>([])
  const items = readFileItems(value)
  const lost = useLostFiles(props)
  useEffect(() => {
    kept.current = readFileItems(value)
  }, [value])
  const keep = (next: readonly FileItem[]) => {
    kept.current = withinLimit(field.config, next)
    onChange(writeFileItems(kept.current, field.config))
    lost.mark()
  }
  const drop = (uid: string) => setMoving((before) => before.filter((one) => one.uid !== uid))
  const change = (uid: string, changes: Partial<MovingFile>) =>
    setMoving((before) => before.map((one) => (one.uid === uid ? { ...one, ...changes } : one)))

  const send = async (uid: string, file: File) => {
    const stop = new AbortController()
    stops.current.set(uid, stop)
    const onProgress = (percent: number) => change(uid, { percent })
    try {
      const item = await sendFile(field.config, file, { calls, uploadText, signal: stop.signal, onProgress })
      if (stop.signal.aborted) return
      drop(uid)
      keep([...kept.current, item])
    } catch (error) {
      if (stop.signal.aborted) return
      const message = errorText(error, text)
      change(uid, { status: 'error', message })
      lost.add(uid, file)
      onFailed(file, message)
    }
  }
  const start = (uid: string, file: File) => {
    const sending = send(uid, file)
    onReading?.(sending)
  }

  return {
    items,
    moving,
    take(files) {
      const isTaken = (file: File) => !takesPicturesOnly(field.config) || file.type.includes('image')
      const taken = files.filter(isTaken)
      if (taken.length < files.length) notify('warning', uploadText('imagesOnly'))
      const started = withinLimit(field.config, taken).map(
        (file): MovingFile => ({ uid: `file-${++lastTaken}`, file, status: 'uploading', percent: 0 }),
      )
      setMoving((before) => [...before, ...started])
      for (const { uid, file } of started) start(uid, file)
    },
    retry(uid) {
      const file = moving.find((one) => one.uid === uid)?.file
      if (!file) return
      change(uid, { status: 'uploading', percent: 0, message: undefined })
      lost.settle(uid)
      start(uid, file)
    },
    cancel(uid) {
      stops.current.get(uid)?.abort()
      lost.settle(uid)
      drop(uid)
    },
    remove: (index) => keep(items.filter((_, at) => at !== index)),
    move(from, to) {
      const item = items[from]
      if (!item || to < 0 || to >= items.length) return false
      const others = items.filter((_, at) => at !== from)
      keep([...others.slice(0, to), item, ...others.slice(to)])
      return true
    },
  }
}

/** The files that did not arrive. While there is one the field is marked, and says which: saved without it, the row would lose it unnoticed. */
function useLostFiles({ unread, onUnread }: InputProps<UploadBase>) {
  const uploadText = useUploadText()
  const names = useRef(new Map<string, string>())
  // A mark that came back without its file, by undoing or in an input that is drawn anew, is no one's any more.
  useEffect(() => {
    if (unread !== undefined && names.current.size === 0) onUnread?.(undefined)
  }, [unread, onUnread])
  const mark = () => {
    const [file] = names.current.values()
    if (file !== undefined) onUnread?.({ typed: file, message: uploadText('fileFailed', { file }) })
  }
  return {
    mark,
    add(uid: string, { name }: File) {
      names.current.set(uid, name)
      mark()
    },
    /** It is sent again, or given up. */
    settle(uid: string) {
      if (!names.current.delete(uid)) return
      if (names.current.size === 0) onUnread?.(undefined)
      else mark()
    },
  }
}
