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
 * The files of an upload field: what is kept, and what is on its way. Only finished files are part of the value; above the limit the last ones stay.
 */
export function useUploads({ field, value, onChange }: InputProps<UploadBase>, onFailed: (file: File, reason: string) => void): Uploads {
  const { calls, notify, text } = usePageHost()
  const uploadText = useUploadText()
  const [moving, setMoving] = useState<readonly MovingFile[]>([])
  const stops = useRef(new Map<string, AbortController>())
  // Two uploads can end before the form has drawn the first: each adds to what stands by then.
  const kept = useRef<readonly FileItem[]>([])
  const items = readFileItems(value)
  useEffect(() => {
    kept.current = readFileItems(value)
  }, [value])
  const keep = (next: readonly FileItem[]) => {
    kept.current = withinLimit(field.config, next)
    onChange(writeFileItems(kept.current, field.config))
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
      onFailed(file, message)
    }
  }

  return {
    items,
    moving,
    take(files) {
      const isTaken = (file: File) => !takesPicturesOnly(field.config) || file.type.includes('image')
      const taken = files.filter(isTaken)
      if (taken.length < files.length) notify('warning', uploadText('imagesOnly'))
      const started = taken.map((file): MovingFile => ({ uid: `file-${++lastTaken}`, file, status: 'uploading', percent: 0 }))
      setMoving((before) => [...before, ...started])
      for (const { uid, file } of started) void send(uid, file)
    },
    retry(uid) {
      const file = moving.find((one) => one.uid === uid)?.file
      if (!file) return
      change(uid, { status: 'uploading', percent: 0, message: undefined })
      void send(uid, file)
    },
    cancel(uid) {
      stops.current.get(uid)?.abort()
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
