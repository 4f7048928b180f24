-- Rankings are kept by the version of boards (0181), so what changes one counts for the areas where the person lives.

create function boards_of_points() returns trigger language plpgsql as $$
begin
  perform raise_boards(array(select distinct area_id from block where owner_user_id = new.user_id));
  return null;
end
$$;
create trigger boards_of_points after update of points, points_unranked on user_account for each row
  when ((new.points, new.points_unranked) is distinct from (old.points, old.points_unranked)) execute function boards_of_points();

create trigger boards_of_new_blocks after insert on block referencing new table as changed for each statement execute function boards_of_rows();

create function boards_of_owners() returns trigger language plpgsql as $$
begin
  perform raise_boards(array[new.area_id]);
  return null;
end
$$;
create trigger boards_of_owners after update of owner_user_id on block for each row
  when (new.owner_user_id is distinct from old.owner_user_id) execute function boards_of_owners();
