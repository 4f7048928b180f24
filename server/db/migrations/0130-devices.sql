-- Devices that signed in before keep their own tries; sessions hold for the device that made them.

create table known_device (
  user_id bigint not null references user_account (user_id),
  -- 0 for a person without a block.
  block_id bigint not null,
  ak text not null,
  seen_at bigint not null,
  primary key (user_id, block_id, ak)
);
create index known_device_seen on known_device (seen_at);

insert into known_device (user_id, block_id, ak, seen_at)
  select user_id, coalesce(block_id, 0), ak, max(created_at) from session_token where ak <> '' group by 1, 2, 3;

-- Device keys were made anew every 30 days while a session lasts 200: each session of before belongs to the device that uses it next.
update session_token set ak = '';
