import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'

/** In place of the button that begins something: that nothing new begins here now. `said` is what `useReadOnly` answers. */
export const ReadOnlyBar = ({ said }: { readonly said: string }) => (
  <BottomBar>
    <Button onPress={() => undefined} disabled={said}>
      {said}
    </Button>
  </BottomBar>
)
