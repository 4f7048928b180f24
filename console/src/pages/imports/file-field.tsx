import { Button, Input, Upload } from 'antd'
import { useState } from 'react'
import type { ImportKind } from '@contract/console/import-columns'
import { fileMark } from '@contract/texts/file-text'
import { saveFile } from '../../doors/save-file'
import { copy, exampleOf, kindNames } from './copy'
import styles from './imports.module.scss'
import type { FileRead } from './read-file'
import { readFile } from './read-file'

interface FileFieldProps {
  readonly kind: ImportKind
  readonly csv: string
  /** With the name of the file that it came from; none once somebody types. */
  readonly onChange: (csv: string, file: string) => void
}

/** A file that is chosen or dropped, or its text. */
export function FileField({ kind, csv, onChange }: FileFieldProps) {
  const [read, setRead] = useState<FileRead>()
  const take = async (file: File) => {
    const next = await readFile(file)
    setRead(next)
    if ('csv' in next) onChange(next.csv, file.name.slice(-120))
  }
  return (
    <>
      <Upload.Dragger
        accept='.xlsx,.csv,.txt,.tsv,text/csv,text/plain'
        showUploadList={false}
        beforeUpload={(file) => {
          void take(file)
          return false
        }}
      >
        <strong>{copy.file}</strong>
        <p className={styles.meta}>{copy.drop}</p>
      </Upload.Dragger>
      {read && 'problem' in read && <p className={styles.bad}>{copy[read.problem]}</p>}
      <div className={styles.ways}>
        <Button onClick={() => onChange(exampleOf(kind), '')}>{copy.example}</Button>
        <Button
          onClick={() =>
            saveFile(
              copy.templateName(kindNames[kind]),
              new Blob([fileMark, exampleOf(kind), '\n'], { type: 'text/csv' }),
            )
          }
        >
          {copy.template}
        </Button>
      </div>
      <label htmlFor='csv'>{copy.text}</label>
      <Input.TextArea
        id='csv'
        rows={10}
        className={styles.csv}
        placeholder={exampleOf(kind)}
        value={csv}
        onChange={({ target }) => onChange(target.value, '')}
      />
    </>
  )
}
