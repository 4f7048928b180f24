import type { BarAction } from '@/ui/bottom-bar/bottom-bar'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'

/** Follows a seller, or no longer. */
export function FollowBar({ text, isOn = false, onPress }: Omit<BarAction, 'icon'>) {
  return (
    <BottomBar>
      <Button kind={isOn ? 'secondary' : 'primary'} onPress={onPress}>
        {text}
      </Button>
    </BottomBar>
  )
}
