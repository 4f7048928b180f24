import { plotsOf } from '@/ui/avatar/plots'

interface AvatarProps {
  /** A block's number, or a name: the same one gives the same picture. */
  readonly seed: number | string
  readonly size?: number
}

const numberOf = (seed: number | string): number =>
  typeof seed === 'number'
    ? seed
    : [...seed].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)

/** The plots that stand for somebody without a picture. */
export function Avatar({ seed, size = 40 }: AvatarProps) {
  const { width, height, body } = plotsOf(numberOf(seed))
  return (
    <svg
      aria-hidden
      style={{ verticalAlign: 'middle' }}
      width={size}
      height={size}
      viewBox={`0 0 ${width} ${height}`}
      // Drawn by us from a number.
      dangerouslySetInnerHTML={{ __html: body }}
    />
  )
}
