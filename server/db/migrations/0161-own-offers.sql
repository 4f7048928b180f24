-- Own offers come in groups: to be paid, standing, ended; newest first in each.

create index sale_own_groups on sale (user_id, (case when state in ('on', 'paused') then 1 else 2 end), (-sale_id));
drop index sale_own;
create index buy_order_own_groups on buy_order (user_id, (case state when 'unpaid' then 0 when 'open' then 1 else 2 end), (-buy_id));
drop index buy_order_own;
