import type { Locator } from 'playwright'
import { tinyJpeg } from '../../apps/api/src/testing/tiny-pictures'

/** Uploads the stamped confirmation of a unit in the dialog that submits its list. */
export async function uploadStampedPage(dialog: Locator): Promise<void> {
  const file = { name: '盖章页.jpg', mimeType: 'image/jpeg', buffer: tinyJpeg('盖章页') }
  await dialog.locator('input[type=file]').setInputFiles(file)
  await dialog.getByText('已上传：盖章页.jpg').waitFor()
}
