import { Button, type DataColumn, DataTable } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import type { Translate } from '../../i18n/translate'
import { FileMarks, type FileGridProps } from './file-grid'
import { FilePicture } from './file-picture'
import type { LibraryFile } from './library-types'
import { sizeText } from './size-text'

const ACTIONS_WIDTH = 88
const THUMB_PX = 160

function columnsOf(t: Translate): DataColumn<LibraryFile>[] {
  return [
    {
      id: 'name',
      header: t('library.field.name'),
      cell: (file) => (
        <span className="dw-library-line">
          <span className="dw-library-thumb">
            <FilePicture file={file} width={THUMB_PX} />
          </span>
          {file.name}
        </span>
      ),
    },
    { id: 'kind', header: t('library.field.kind'), width: 88, cell: ({ kind }) => t(`library.kind.${kind}`) },
    { id: 'size', header: t('library.field.size'), width: 96, align: 'end', cell: ({ size }) => sizeText(size) },
    { id: 'uses', header: t('library.field.uses'), width: 88, align: 'end', cell: ({ useCount }) => useCount },
    { id: 'marks', header: t('library.field.state'), width: 168, cell: (file) => <FileMarks file={file} /> },
    { id: 'uploader', header: t('library.field.uploader'), width: 112, cell: ({ uploaderName }) => uploaderName },
    { id: 'createdAt', header: t('library.field.createdAt'), width: 168, cell: ({ createdAt }) => createdAt },
  ]
}

export interface FileTableProps extends FileGridProps {
  total: number | undefined
}

/** Files as a table. */
export function FileTable({ files, onOpen, total, ...parts }: FileTableProps) {
  const t = useTranslate()
  return (
    <DataTable
      {...parts}
      caption={t('library.list')}
      columns={columnsOf(t)}
      rows={files}
      rowKey={({ id }) => id}
      rowLabel={({ name }) => name}
      onRowActivate={({ id }) => onOpen(id)}
      renderActions={({ id, name }) => (
        <Button size="s" variant="quiet" aria-label={t('library.action.open', { name })} onClick={() => onOpen(id)}>
          {t('library.action.details')}
        </Button>
      )}
      actionsWidth={ACTIONS_WIDTH}
      total={total}
    />
  )
}
