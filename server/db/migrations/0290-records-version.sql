-- The page of a listing is kept by the version of boards (0181): how often its seller traded well or late stands there.
create function boards_of_records() returns trigger language plpgsql as $$
begin
  perform raise_boards(array(select distinct area_id from block where owner_user_id = new.seller_user_id));
  return null;
end
$$;

create trigger boards_of_records after update of state, ended_act on trade_order for each row
  when ((new.state = 'done') <> (old.state = 'done')
    or (new.ended_act is not distinct from 'refundLate') <> (old.ended_act is not distinct from 'refundLate'))
  execute function boards_of_records();
