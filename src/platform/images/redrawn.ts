/** The most pixels that every browser's canvas has. */
const mostPixels = 16_000_000

/** A photograph's usual quality. */
const quality = 0.9

const loaded = (url: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error('not shown here'))
    image.src = url
  })

/** A picture as this browser shows it, upright, as a JPEG; null when it cannot show it. */
export async function redrawn(url: string): Promise<Blob | null> {
  const image = await loaded(url)
  const { naturalWidth: width, naturalHeight: height } = image
  if (width === 0 || height === 0) return null
  const scale = Math.min(1, Math.sqrt(mostPixels / (width * height)))
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(width * scale)
  canvas.height = Math.floor(height * scale)
  const pen = canvas.getContext('2d')
  if (!pen) return null
  // A JPEG has no see-through parts.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
