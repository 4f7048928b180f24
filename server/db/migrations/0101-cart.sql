-- Zones of the block market, and carts.

create table block_zone (
  category_id bigint primary key,
  area_id bigint not null references area (area_id),
  name text not null,
  sort integer not null,
  no_from integer not null check (no_from > 0),
  no_to integer not null,
  check (no_to >= no_from)
);
create index block_zone_area on block_zone (area_id, sort);

create table cart_line (
  user_id bigint not null references user_account (user_id),
  block_id bigint not null,
  price_seen bigint not null check (price_seen >= 0),
  added_at bigint not null,
  primary key (user_id, block_id)
);

create index block_offer on block (area_id, transfer_price, block_no) where transfer_price is not null;
