/** What has come down in the attempt under way, for the papers that speak of it. */

import { useEffect, useState } from "preact/hooks";
import { type Losses, LossWatch, NO_LOSSES } from "../state/losses";
import { useClient } from "../useTable";

/** What has come down so far. */
export function useLosses(): Losses {
  const client = useClient();
  const [losses, setLosses] = useState(NO_LOSSES);
  useEffect(() => {
    const watch = new LossWatch();
    const look = (): void => {
      const { game } = client.state;
      if (game && client.moment) setLosses(watch.see(game, client.moment));
    };
    const [unwatch, unsubscribe] = [client.watch(look), client.subscribe(look)];
    return () => {
      unwatch();
      unsubscribe();
    };
  }, [client]);
  return losses;
}
